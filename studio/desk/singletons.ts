import { type DocumentActionsResolver, getPublishedId, type NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Actions of documents that exist exactly once. They cannot be created, copied, deleted or unpublished. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore']);

export const singletonActions: DocumentActionsResolver = (actions, { schemaType, documentId }) => {
  if (!names.has(schemaType)) return actions;
  // An address may open a second document of the type. Staff can read it, and do nothing else with it.
  if (documentId !== undefined && getPublishedId(documentId) !== schemaType) return [];
  return actions.filter(({ action }) => action && allowedActions.has(action));
};

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
