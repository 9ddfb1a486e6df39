import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { cityNamed, isSharedName } from '../../transaction/named-city.ts';
import { placeWithRate } from '../../transaction/place-name.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { TextInput } from '../../ui/form/text-field.tsx';
import { LiveText } from '../../ui/live-text.tsx';
import { pageWords } from '../../page-words.ts';
import { byProvince, type City } from './cities.ts';
import { Box, Chevron, Count, Panel, Tariff } from './city-search-parts.ts';
import { aliasFor, findCities, markTyped } from './find-cities.ts';

interface Props {
  /** The id of the field, and the attributes that link it to hint and error. */
  aria: { id: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined };
  placeholder: string;
  cities: readonly City[];
  /** The name of the chosen city. Empty if there is none. */
  city: string;
  /** The name by which it was found: its own name or an alias. The field shows it. */
  place: string;
  /** Renders the end of the list, for visitors who do not find their city. */
  ask: (typed: string) => ReactNode;
  onChoose: (name: string, foundAs: string) => void;
  /** Receives the problem of a text that chose no city when focus left the field, or undefined. */
  onProblem: (message: string | undefined) => void;
}

const nameOf = (city: City | null) => city?.name ?? '';
const { FunctionCloseMenu, InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;
const provinceId = (index: number) => `provinsi-${index}`;
/** The number of rows that are rendered at once. A phone takes 1 ms for each. */
const batchSize = 30;
/** More rows are rendered once the end of the list is this many px away, about twice the height of the list. */
const loadDistance = 600;

/** Search field for cities. Calls `onChoose` with a chosen city, or with one whose whole name was typed. */
export function CitySearch({ aria, placeholder, cities, city, place, ask, onChoose, onProblem }: Props) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const [rowCount, setRowCount] = useState(batchSize);
  const found = useMemo(() => findCities(cities, typed), [cities, typed]);
  const isMissing = found.length === 0;
  // Without a match the whole list stays.
  const offered = isMissing ? cities : found;
  const listed = useMemo(() => byProvince(offered).flatMap(({ cities: members }) => members), [offered]);
  const items = useMemo(() => listed.slice(0, rowCount), [listed, rowCount]);
  const chosen = cities.find(({ name }) => name === city) ?? null;
  const labelOf = (item: City | null) => (item && item.aliases?.includes(place) ? place : nameOf(item));
  /** True if focus has left the field or was never there, because a browser may fill in the field by itself. */
  const isLeaving = (type: Change['type']) =>
    type === InputBlur ||
    type === FunctionCloseMenu ||
    (type === InputChange && document.activeElement?.id !== aria.id);
  const search = useCombobox<City>({
    id: `${aria.id}-cari`,
    inputId: aria.id,
    items,
    itemToString: labelOf,
    selectedItem: chosen,
    itemToKey: nameOf,
    stateReducer: reducerFor(cities, labelOf, isLeaving),
    onStateChange: ({ type, selectedItem = chosen, inputValue = search.inputValue }) => {
      onProblem(isLeaving(type) && inputValue && !selectedItem ? pageWords.city.choose : undefined);
      const isFinal = isLeaving(type) || type === ItemClick || type === InputKeyDownEnter;
      // Depok and Bekasi are places of one city, so a change from one to the other counts, too.
      const isOther = selectedItem !== chosen || (isFinal && inputValue !== labelOf(selectedItem));
      if (isOther) onChoose(nameOf(selectedItem), inputValue);
    },
    onInputValueChange: ({ type, inputValue }) => {
      setTyped(type === InputChange ? inputValue : '');
      setRowCount(batchSize);
    },
    // Adds rows before the list scrolls. Otherwise a held key would wrap from the last row to the first on slow phones.
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setRowCount((rows) => (highlightedIndex > rows - batchSize / 2 ? rows + batchSize : rows)),
    // Makes room for the list: scrolls the label to 76 px, just below the header.
    onIsOpenChange: ({ isOpen }) => {
      setRowCount(batchSize);
      const field = box.current?.parentElement;
      if (isOpen && field && (innerWidth < 768 || field.getBoundingClientRect().bottom > innerHeight / 2))
        scrollBy(0, field.getBoundingClientRect().top - 76);
    },
  });
  const { isOpen } = search;
  const count = isMissing ? pageWords.city.none : pageWords.city.count(found.length, cities.length);
  const [only] = found.length === 1 ? found : [];
  // Contains the name of the only result, because another place with the same rate must be announced, too.
  const announced = only ? `${count}: ${placeWithRate(nameFound(only, typed), only.name)}` : count;
  return (
    <Box
      ref={box}
      open={isOpen}
      answered={!isOpen && chosen !== null}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // While the list is open, downshift itself handles the blur.
        const isLeft = !currentTarget.contains(relatedTarget) && (!isOpen || target.id !== aria.id);
        if (isLeft) search.closeMenu();
      }}
    >
      <TextInput
        {...search.getInputProps({
          ...aria,
          type: 'text',
          placeholder,
          autoComplete: 'off',
          spellCheck: false,
          'aria-required': true,
          'aria-labelledby': undefined,
          onFocus: ({ currentTarget }) => currentTarget.select(),
          // Focus that moves to the link below keeps the list open.
          onBlur: ({ nativeEvent, relatedTarget }) =>
            box.current?.contains(relatedTarget) && Object.assign(nativeEvent, { preventDownshiftDefault: true }),
        })}
      />
      {!isOpen && chosen && (
        <Tariff htmlTranslate="no">
          <span data-name="">{pageWords.city.tariff(chosen.name)}</span>
          <span>{pageWords.city.rate(formatRupiah(chosen.ratePerKg))}</span>
        </Tariff>
      )}
      <Chevron type="button" {...search.getToggleButtonProps({ 'aria-label': pageWords.city.toggle(isOpen) })}>
        <ChevronIcon />
      </Chevron>
      <Panel hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <Count aria-hidden="true">{count}</Count>
        {isMissing && <p data-ask="">{ask(typed)}</p>}
        <div
          {...search.getMenuProps({
            'aria-label': pageWords.city.list,
            // Some browsers would focus a scrollable element.
            tabIndex: -1,
            onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
              scrollHeight - scrollTop - clientHeight < loadDistance && setRowCount(items.length + batchSize),
          })}
          data-few={items.length <= 8 ? '' : undefined}
          translate="no"
        >
          {isOpen &&
            byProvince(items).map(({ name: province, cities: members }, group) => (
              <div key={province} {...(province !== null && { role: 'group', 'aria-labelledby': provinceId(group) })}>
                {province !== null && <b id={provinceId(group)}>{province}</b>}
                {members.map((item) => {
                  const index = items.indexOf(item);
                  const alias = isMissing ? undefined : aliasFor(item, typed);
                  return (
                    <div
                      key={item.name}
                      {...search.getItemProps({ item, index })}
                      aria-posinset={index + 1}
                      aria-setsize={listed.length}
                      data-active={index === search.highlightedIndex ? '' : undefined}
                    >
                      <span>
                        <Marked name={alias ?? item.name} typed={typed} />
                        {alias && <i>{` · ${item.name}`}</i>}
                      </span>
                      <small>{pageWords.city.rate(formatRupiah(item.ratePerKg))}</small>
                    </div>
                  );
                })}
              </div>
            ))}
        </div>
        {!isMissing && <p data-ask="">{ask('')}</p>}
      </Panel>
      <LiveText text={isOpen ? announced : !chosen && search.inputValue ? pageWords.city.choose : ''} />
    </Box>
  );
}

const nameFound = (item: City, typed: string) => aliasFor(item, typed) ?? item.name;

type Change = UseComboboxStateChangeOptions<City>;

/** Changes the defaults of downshift. A blur chooses a city only if the field has its whole name; other text stays. */
const reducerFor =
  (cities: readonly City[], labelOf: (item: City | null) => string, isLeaving: (type: Change['type']) => boolean) =>
  (state: UseComboboxState<City>, { type, changes }: Change): Partial<typeof state> => {
    const { inputValue } = changes;
    // Nothing is highlighted while two places have the typed name. The list stays open and shows both rates.
    if (type === InputKeyDownEnter && state.highlightedIndex < 0 && isSharedName(cities, state.inputValue))
      return state;
    if (changes.selectedItem && (type === ItemClick || type === InputKeyDownEnter))
      return { ...changes, inputValue: nameFound(changes.selectedItem, state.inputValue) };
    if (isLeaving(type)) {
      const text = (type === InputChange ? inputValue : state.inputValue) ?? '';
      const named = cityNamed(cities, text);
      if (text === labelOf(state.selectedItem)) return { ...changes, isOpen: false };
      const label = named ? nameFound(named, text) : text;
      return { ...changes, isOpen: false, selectedItem: named ?? null, inputValue: label };
    }
    if (type === InputKeyDownEscape)
      return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) };
    if (type === InputChange && !inputValue) return { ...changes, selectedItem: null };
    // Enter chooses the first result, unless the text names two places.
    if (type === InputChange) {
      const hasChoice = findCities(cities, inputValue ?? '').length > 0 && !isSharedName(cities, inputValue ?? '');
      return { ...changes, highlightedIndex: hasChoice ? 0 : -1 };
    }
    return type === InputClick ? { ...changes, isOpen: true } : changes;
  };

function Marked({ name, typed }: { name: string; typed: string }) {
  return markTyped(name, typed).map(([text, marked], index) => {
    const Part = marked ? 'mark' : 'span';
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one name have no other key
    return <Part key={index}>{text}</Part>;
  });
}
