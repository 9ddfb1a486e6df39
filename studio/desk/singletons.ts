import { type DocumentActionsResolver, getPublishedId, type NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Actions of documents that exist exactly once. They cannot be created, copied, deleted or unpublished. */
const kept = new Set(['publish', 'discardChanges', 'restore']);

export const isSecond = (type: string, id = '') => names.has(type) && id !== '' && getPublishedId(id) !== type;

/** A typed address can open a second document of such a type. It has no actions at all. */
export const singletonActions: DocumentActionsResolver = (actions, { schemaType, documentId }) => {
  if (isSecond(schemaType, documentId)) return [];
  return names.has(schemaType) ? actions.filter(({ action }) => action && kept.has(action)) : actions;
};

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
