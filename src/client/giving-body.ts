/** In place of body.ts on the form and the confirmation, which the application makes one document. */
import { prepareStart } from './prepare-start.ts';
import { chooseAsAsked, nameEarlyHeading, reloadOnBack } from './early-giving.ts';

reloadOnBack();
nameEarlyHeading();
chooseAsAsked();
prepareStart();
