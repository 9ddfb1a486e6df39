import { Component, memo, useEffect, useRef, useState, type PropsWithChildren, type RefObject } from 'react';
import type { PageContents } from '../../page-contents.ts';
import type { TransactionType } from '../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { ariaProps, Field } from '../../ui/form/field.tsx';
import { SelectInput } from '../../ui/form/text-field.tsx';
import { newTab } from '../../ui/new-tab-link.tsx';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';
import { ByType } from './by-type.tsx';
import { byProvince, type City } from './cities.ts';
import { controls, setPlace } from './form-fields.ts';

interface Props {
  /** In the message that asks for a city, `{jenis}` and `{jumlah}` become the chosen type and quantity. */
  copy: PageContents['donation']['form'];
  cities: readonly City[];
  error: string | undefined;
  type: TransactionType;
  quantity: number;
  /** The chosen city. Empty while none is chosen. */
  city: string;
  /** The name by which it was chosen: its own name or an alias. */
  place: string;
  whatsapp: string;
}

const Place = styled('div', { marginBottom: '6' });

/** A native select, hidden while there is a search. The form always reads the select, never the search. */
export const CityField = memo(function CityField(props: Props) {
  const { copy, cities, error, type, quantity, city, place, whatsapp } = props;
  const id = controls.city;
  const select = useRef<HTMLSelectElement>(null);
  const { search, onCrash } = useCitySearch(select, type !== 'donasi');
  const [searchProblem, setSearchProblem] = useState<string>();
  const { text, label, message } = copy.askCity;
  // The field is rendered for a donation, too, but hidden.
  const question = message
    .replace('{jenis}', type === 'donasi' ? 'beli' : type)
    .replace('{jumlah}', formatNumber(quantity));
  // Tab reaches the link only from a text that no city matches. Otherwise Tab goes on to the next field.
  const ask = (typed: string) => (
    <>
      <span>{text}</span>{' '}
      <a href={whatsappLink(whatsapp, `${question} ${typed}`.trim())} {...newTab} tabIndex={typed ? undefined : -1}>
        {label}
      </a>
    </>
  );
  const problem = error ?? (search ? searchProblem : undefined);
  // For ariaProps it counts only that there is a hint.
  const aria = ariaProps(id, { hint: copy.cityHint.wakaf, error: problem });
  const choose = (name: string, foundAs: string) => {
    if (!select.current) return;
    select.current.value = name;
    setPlace(foundAs);
    select.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Place data-for="beli wakaf">
      <Field id={id} label={copy.cityLabel} hint={<ByType of={copy.cityHint} />} error={problem}>
        <SelectInput
          ref={select}
          hidden={search !== null}
          name={id}
          required
          defaultValue=""
          autoComplete="off"
          htmlTranslate="no"
          // A city that is chosen in the select has its own name, not an alias.
          onInput={() => search || setPlace('')}
          {...aria}
          id={search ? undefined : id}
        >
          <CityOptions cities={cities} copy={copy} />
        </SelectInput>
        {search && (
          <ErrorBoundary onCrash={onCrash}>
            <search.CitySearch
              aria={aria}
              placeholder={copy.cityPlaceholder}
              cities={cities}
              city={city}
              place={place}
              ask={ask}
              onChoose={choose}
              onProblem={setSearchProblem}
            />
          </ErrorBoundary>
        )}
      </Field>
    </Place>
  );
});

/** Renders nothing after its content has thrown. `onCrash` lets the caller render something else. */
class ErrorBoundary extends Component<PropsWithChildren<{ onCrash: () => void }>, { hasError?: true }> {
  // A class field would need a helper file when it is compiled for the browser floor.
  constructor(props: PropsWithChildren<{ onCrash: () => void }>) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

/** The options are memoised, because there are hundreds of cities. */
const CityOptions = memo(function CityOptions({ cities, copy }: Pick<Props, 'cities' | 'copy'>) {
  return (
    <>
      <option value="">{copy.cityPlaceholder}</option>
      {byProvince(cities).map(({ name: province, cities: members }) => {
        const options = members.map(({ name, ratePerKg }) => (
          <option key={name} value={name}>
            {words.form.rate(name, formatRupiah(ratePerKg))}
          </option>
        ));
        return province === null ? (
          options
        ) : (
          <optgroup key={province} label={province}>
            {options}
          </optgroup>
        );
      })}
    </>
  );
});

type SearchModule = typeof import('./city-search.tsx');

/** Loads the search once the form needs a city. The search does not replace the select while that has focus. */
function useCitySearch(select: RefObject<HTMLSelectElement | null>, isNeeded: boolean) {
  const [search, setSearch] = useState<SearchModule | null>(null);
  const [hasCrashed, setCrashed] = useState(false);
  const isMissing = isNeeded && !search;
  useEffect(() => {
    if (!isMissing) return;
    const show = (loaded: SearchModule) => {
      const field = select.current;
      if (!field || field !== document.activeElement) setSearch(loaded);
      else field.addEventListener('blur', () => setSearch(loaded), { once: true });
    };
    // If the code cannot be fetched, the select stays.
    import('./city-search.tsx').then(show, () => {});
  }, [select, isMissing]);
  useEffect(() => {
    if (hasCrashed && document.activeElement === document.body) select.current?.focus();
  }, [select, hasCrashed]);
  return { search: hasCrashed ? null : search, onCrash: () => setCrashed(true) };
}
