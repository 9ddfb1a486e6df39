import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Actions of documents that exist exactly once: they cannot be created, copied, deleted or unpublished. */
const kept = new Set(['publish', 'discardChanges', 'restore']);

export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  names.has(schemaType) ? actions.filter(({ action }) => action && kept.has(action)) : actions;

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
