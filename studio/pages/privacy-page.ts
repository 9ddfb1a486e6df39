import { LockIcon } from '@sanity/icons/Lock';
import { legalPage } from './legal-page.ts';

export const privacyPage = legalPage('privacy', LockIcon);
