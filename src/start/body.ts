/**
 * Inlined at the end of every page (src/publish/html/shell.ts), so it is kept small: at most 2 kB with the script of the
 * head, brotli. Decides when the application runs, and keeps what a visitor does before that.
 */
import { mendBareEntries } from '../history-entry.ts';
import { keepTime } from '../in-time.ts';
import { moved } from '../protocol.ts';
import { showRightPage } from './right-page.ts';
import { nameEarlyHeading } from './early-heading.ts';
import { chooseAsAsked } from './early-choice.ts';
import { holdActs } from './held-acts.ts';
import { readPlan, start } from './plan.ts';
import { startInTime } from './when.ts';

const plan = readPlan();
addEventListener(moved, mendBareEntries());
showRightPage();
nameEarlyHeading();
holdActs(() => start(plan));
chooseAsAsked();
keepTime();
addEventListener('visibilitychange', keepTime);
startInTime(plan);
