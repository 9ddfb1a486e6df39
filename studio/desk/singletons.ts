import { type DocumentActionsResolver, getPublishedId, type NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Actions of documents that exist exactly once. They cannot be created, copied, deleted or unpublished. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore']);

export const singletonActions: DocumentActionsResolver = (actions, { schemaType, documentId }) => {
  if (!names.has(schemaType)) return actions;
  // An address may name a second document. It can be read, and nothing else.
  if (documentId !== undefined && getPublishedId(documentId) !== schemaType) return [];
  return actions.filter(({ action }) => action && allowedActions.has(action));
};

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
