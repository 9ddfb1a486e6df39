import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity';
import { singletons } from '../schema.ts';

const names = new Set(singletons.map(({ name }) => name));

/** Page documents exist once and for good: nothing is offered to create, copy, delete or unpublish them. */
const kept = new Set(['publish', 'discardChanges', 'restore']);

export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  names.has(schemaType) ? actions.filter(({ action }) => action && kept.has(action)) : actions;

export const newDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !names.has(templateId));
