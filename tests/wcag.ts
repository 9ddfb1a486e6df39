interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Titles of its tests, as written in the sources; or why the criterion does not apply. */
  held: string[] | { notApplicable: string };
}

/** One story looks at every state in every way (tests/journeys/access.spec.ts). */
const eachState =
  '${name}: nothing is cut off, too small, torn, misnamed, out of reach or restless, and axe finds nothing';

/** It needs no captions, no transcript and no button to stop it. */
const silent = 'no sound, film or tooltip stands on any page';

/** What a screen reader says on the way of the money, as files that people read. */
const heard = ['the form of ${type}, as it is heard', 'the transfer, as it is heard'];

const by = (...tests: string[]) => tests;
const none = (notApplicable: string) => ({ notApplicable });

/** The 55 success criteria of WCAG 2.2, levels A and AA (4.1.1 is obsolete). wcag.test.ts checks the titles. */
const rows: [string, string, Criterion['level'], Criterion['held']][] = [
  ['1.1.1', 'Non-text Content', 'A', by(eachState, 'a picture that never comes keeps its box and its text')],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', by(silent)],
  ['1.2.2', 'Captions (Prerecorded)', 'A', by(silent)],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', by(silent)],
  ['1.2.4', 'Captions (Live)', 'AA', by(silent)],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', by(silent)],
  ['1.3.1', 'Info and Relationships', 'A', by(eachState, ...heard, 'has one h1, and headings skip no level')],
  [
    '1.3.2',
    'Meaningful Sequence',
    'A',
    by('Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order', ...heard),
  ],
  [
    '1.3.3',
    'Sensory Characteristics',
    'A',
    by(
      'no instruction leans on shape, colour or place alone',
      'nor does one that the application says',
      'nor does one that comes with content, such as the guide to paying',
    ),
  ],
  ['1.3.4', 'Orientation', 'AA', by(eachState)],
  ['1.3.5', 'Identify Input Purpose', 'AA', by('fields about the visitor say so to the browser, which can fill them')],
  [
    '1.4.1',
    'Use of Color',
    'A',
    by(
      eachState,
      '${jenis}, empty: toast, summary with focus, inline errors, title',
      'in forced colours the chosen type can still be told apart',
    ),
  ],
  ['1.4.2', 'Audio Control', 'A', by(silent)],
  [
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    by(eachState, 'the letters of the leaf stand out from what is painted under them (${theme})', '%s is readable'),
  ],
  [
    '1.4.4',
    'Resize Text',
    'AA',
    by('with letters of twice the size every text grows, and none is cut off or lost (${width} px)', eachState),
  ],
  [
    '1.4.5',
    'Images of Text',
    'AA',
    none(
      'the only pictures with text are screenshots of the app, where the picture itself is the information; the Arabic is text',
    ),
  ],
  ['1.4.10', 'Reflow', 'AA', by(eachState)],
  ['1.4.11', 'Non-text Contrast', 'AA', by(eachState, '%s is visible')],
  ['1.4.12', 'Text Spacing', 'AA', by(eachState)],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    by(
      silent,
      'on $name nothing appears by pointing at something else',
      'focus and choice alone open nothing and leave the page where it is',
    ),
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    by(eachState, 'Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order'),
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    by(
      'Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order',
      'opens before the application runs, keeps focus inside, Escape closes it and gives focus back',
    ),
  ],
  ['2.1.4', 'Character Key Shortcuts', 'A', by('no single letter or digit is a shortcut')],
  [
    '2.2.1',
    'Timing Adjustable',
    'A',
    by(
      'waits while it is pointed at, and while it has focus',
      '${jenis}, empty: toast, summary with focus, inline errors, title',
    ),
  ],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    by(eachState, 'without that wish there is motion, and nothing takes longer than 1.2 s or repeats'),
  ],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    by(eachState, 'without that wish there is motion, and nothing takes longer than 1.2 s or repeats'),
  ],
  ['2.4.1', 'Bypass Blocks', 'A', by('the skip link leads to the content')],
  [
    '2.4.2',
    'Page Titled',
    'A',
    by(
      'titles and descriptions differ from page to page, titles by the template',
      'a change of page goes to the top, sets title and active link',
    ),
  ],
  [
    '2.4.3',
    'Focus Order',
    'A',
    by(
      'Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order',
      '${kind}: F8 leads to it, Escape closes it, and focus is not lost',
    ),
  ],
  ['2.4.4', 'Link Purpose (In Context)', 'A', by(eachState, 'every link says by its own words where it leads')],
  [
    '2.4.5',
    'Multiple Ways',
    'AA',
    by(
      'every page but the step to pay is found in two ways: menus, footer, texts of others',
      'links to pages and places that exist',
    ),
  ],
  ['2.4.6', 'Headings and Labels', 'AA', by(eachState, 'has one h1, and headings skip no level')],
  [
    '2.4.7',
    'Focus Visible',
    'AA',
    by(
      'Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order',
      'in forced colours focus and the chosen theme button stay visible',
    ),
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    by(
      'Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order',
      '${name} at ${width} px: wherever the page comes to rest, help covers no control, amount or verse',
    ),
  ],
  ['2.5.1', 'Pointer Gestures', 'A', by('${kind}: 49 px keep it, 51 px dismiss it, and so does the close button')],
  ['2.5.2', 'Pointer Cancellation', 'A', by('a press that is dragged off its button before release does nothing')],
  ['2.5.3', 'Label in Name', 'A', by(eachState)],
  [
    '2.5.4',
    'Motion Actuation',
    'A',
    by('%s has these headers, and no other', 'nothing is done by moving or turning the phone'),
  ],
  ['2.5.7', 'Dragging Movements', 'AA', by('${kind}: 49 px keep it, 51 px dismiss it, and so does the close button')],
  ['2.5.8', 'Target Size (Minimum)', 'AA', by(eachState)],
  ['3.1.1', 'Language of Page', 'A', by('Arabic is marked as Arabic, and the page as Indonesian')],
  ['3.1.2', 'Language of Parts', 'AA', by('Arabic is marked as Arabic, and the page as Indonesian')],
  ['3.2.1', 'On Focus', 'A', by('focus and choice alone open nothing and leave the page where it is')],
  ['3.2.2', 'On Input', 'A', by('focus and choice alone open nothing and leave the page where it is')],
  ['3.2.3', 'Consistent Navigation', 'AA', by('menu, footer and help stand in the same order and place on every page')],
  [
    '3.2.4',
    'Consistent Identification',
    'AA',
    by('menu, footer and help stand in the same order and place on every page'),
  ],
  ['3.2.6', 'Consistent Help', 'A', by('menu, footer and help stand in the same order and place on every page')],
  ['3.3.1', 'Error Identification', 'A', by('${jenis}, empty: toast, summary with focus, inline errors, title')],
  ['3.3.2', 'Labels or Instructions', 'A', by(eachState)],
  ['3.3.3', 'Error Suggestion', 'AA', by('empty, malformed and out of range say different things; the value stays')],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    by(
      'back from the confirmation finds the form as it was',
      '${jenis}, empty: toast, summary with focus, inline errors, title',
    ),
  ],
  ['3.3.7', 'Redundant Entry', 'A', by('back from the confirmation finds the form as it was')],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    by('asks for no account: no password, no sign-in', 'it asks for no password and no code either'),
  ],
  ['4.1.2', 'Name, Role, Value', 'A', by(eachState, ...heard)],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    by(
      'a toast does not take focus, and says itself once in a live region',
      'the total is announced once per change',
      'a change of route moves focus to the new heading, once',
    ),
  ],
];

export const criteria: Criterion[] = rows.map(([number, name, level, held]) => ({ number, name, level, held }));
