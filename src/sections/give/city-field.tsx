import { Component, memo, useEffect, useRef, useState, type PropsWithChildren } from 'react';
import type { PageContents } from '../../page-contents.ts';
import type { TransactionType } from '../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { ariaProps, Field } from '../../ui/form/field.tsx';
import { SelectInput } from '../../ui/form/text-field.tsx';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';
import { ByType } from './by-type.tsx';
import { byProvince, type City } from './cities.ts';
import { controls, findAs } from './form-fields.ts';

interface Props {
  /** In the message that asks for a city, `{jenis}` and `{jumlah}` become the chosen type and quantity. */
  copy: PageContents['donation']['form'];
  cities: readonly City[];
  error: string | undefined;
  type: TransactionType;
  quantity: number;
  /** The chosen city; empty while none is chosen. */
  city: string;
  /** The name by which it was chosen: its own or another. */
  place: string;
  whatsapp: string;
}

const Place = styled('div', { marginBottom: '6' });

/** A native select, hidden while there is a search. The form still reads the select, never the search. */
export const CityField = memo(function CityField(props: Props) {
  const { copy, cities, error, type, quantity, city, place, whatsapp } = props;
  const id = controls.city;
  const list = useRef<HTMLSelectElement>(null);
  const { late, fail } = useCitySearch(list, type !== 'donasi');
  const { text, label, message } = copy.askCity;
  const asking = message
    .replace('{jenis}', type === 'donasi' ? 'beli' : type)
    .replace('{jumlah}', formatNumber(quantity));
  const ask = (typed: string) => (
    <>
      <span>{text}</span>{' '}
      <a
        href={whatsappLink(whatsapp, `${asking} ${typed}`.trim())}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={typed ? undefined : -1}
      >
        {label}
      </a>
    </>
  );
  const [typed, setTyped] = useState<string>();
  const wrong = error ?? (late ? typed : undefined);
  const aria = ariaProps(id, { hint: copy.cityHint.wakaf, error: wrong });
  const choose = (name: string, as: string) => {
    if (!list.current) return;
    list.current.value = name;
    findAs(as);
    list.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Place data-for="beli wakaf">
      <Field id={id} label={copy.cityLabel} hint={<ByType of={copy.cityHint} />} error={wrong}>
        <SelectInput
          ref={list}
          hidden={late !== null}
          name={id}
          required
          defaultValue=""
          autoComplete="off"
          htmlTranslate="no"
          // Whoever chooses from the list chooses a city by its own name.
          onInput={() => late || findAs('')}
          {...aria}
          id={late ? undefined : id}
        >
          <CityOptions cities={cities} copy={copy} />
        </SelectInput>
        {late && (
          <Fallible onFail={fail}>
            <late.CitySearch
              aria={aria}
              placeholder={copy.cityPlaceholder}
              cities={cities}
              city={city}
              place={place}
              ask={ask}
              onChoose={choose}
              onProblem={setTyped}
            />
          </Fallible>
        )}
      </Field>
    </Place>
  );
});

/** Reports an error of its content, so that something else takes its place. */
class Fallible extends Component<PropsWithChildren<{ onFail: () => void }>, { failed?: true }> {
  // Not a class field: compiled for the browser floor, it needs a helper in a file of its own.
  constructor(props: PropsWithChildren<{ onFail: () => void }>) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Memoised, because there are hundreds of cities. */
const CityOptions = memo(function CityOptions({ cities, copy }: Pick<Props, 'cities' | 'copy'>) {
  return (
    <>
      <option value="">{copy.cityPlaceholder}</option>
      {byProvince(cities).map(({ name: province, cities: own }) => {
        const options = own.map(({ name, ratePerKg }) => (
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

type Code = typeof import('./city-search.tsx');

/** Loads the search once the form asks for a city. Does not replace the list while it has focus; returns to it on `fail`. */
function useCitySearch(list: { current: HTMLSelectElement | null }, asked: boolean) {
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = asked && !code;
  useEffect(() => {
    if (!wanted) return;
    const swap = (loaded: Code) => {
      const field = list.current;
      if (!field || field !== document.activeElement) setCode(loaded);
      else field.addEventListener('blur', () => setCode(loaded), { once: true });
    };
    // If the code cannot be fetched, the list stays.
    import('./city-search.tsx').then(swap, () => {});
  }, [list, wanted]);
  useEffect(() => {
    if (failed && document.activeElement === document.body) list.current?.focus();
  }, [list, failed]);
  return { late: failed ? null : code, fail: () => setFailed(true) };
}
