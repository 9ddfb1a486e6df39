import { mutationsOf, type Action } from './actions.ts';
import { jsonOf, staffOnly, type Call } from './call.ts';
import { prepare, type ClientMutation } from './mutate.ts';
import type { View } from './stage.ts';
import type { Change } from './transaction.ts';
import { staffUser } from './users.ts';

interface MutateBody {
  mutations: ClientMutation[];
  transactionId: string;
}

interface ActionsBody {
  actions: Action[];
  transactionId: string;
  dryRun: boolean;
}

/** POST /data/mutate/:dataset */
export async function dataMutate(call: Call) {
  staffOnly(call);
  const { mutations = [], transactionId } = await jsonOf<MutateBody>(call);
  const { store } = call.lake;
  const { transaction, touched } = prepare(store, { steps: [() => mutations], author: staffUser.id, transactionId });
  if (call.search.get('dryRun') !== 'true') store.commit(transaction);
  const withDocuments = call.search.get('returnDocuments') === 'true';
  if (!withDocuments && call.search.get('returnIds') !== 'true') return { transactionId: transaction.id };
  return { transactionId: transaction.id, results: touched.map((change) => result(change, withDocuments)) };
}

function result({ id, before, after }: Change, withDocument: boolean) {
  const operation = before === after ? 'none' : !before ? 'create' : after ? 'update' : 'delete';
  return { id, operation, ...(withDocument ? { document: after ?? before } : {}) };
}

/** POST /data/actions/:dataset */
export async function dataActions(call: Call) {
  staffOnly(call);
  const { actions = [], transactionId, dryRun } = await jsonOf<ActionsBody>(call);
  const { store } = call.lake;
  const steps = actions.map((action) => (view: View) => mutationsOf(action, view));
  const { transaction } = prepare(store, { steps, author: staffUser.id, transactionId });
  if (!dryRun) store.commit(transaction);
  return { transactionId: transaction.id };
}
