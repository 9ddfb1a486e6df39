/** In place of body.ts on the form and the confirmation, which the application makes one document. */
import { prepareStart } from './prepare-start.ts';
import { chooseAsAsked } from './early-choice.ts';
import { nameEarlyHeading } from './early-heading.ts';
import { showRightPage } from './right-page.ts';

showRightPage();
nameEarlyHeading();
chooseAsAsked();
prepareStart();
