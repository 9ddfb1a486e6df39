import { type DocumentActionsResolver, getPublishedId, type NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Actions of documents that exist exactly once. They cannot be created, copied, deleted or unpublished. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore']);

/** Whether an address names a second document of a type that exists exactly once. */
export const isSecond = (type: string, id = '') => names.has(type) && id !== '' && getPublishedId(id) !== type;

export const singletonActions: DocumentActionsResolver = (actions, { schemaType, documentId }) => {
  if (isSecond(schemaType, documentId)) return [];
  return names.has(schemaType) ? actions.filter(({ action }) => action && allowedActions.has(action)) : actions;
};

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
