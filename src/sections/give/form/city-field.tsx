import { chakra } from '@chakra-ui/react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import type { TransactionType } from '../../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { whatsappLink } from '../../../transaction/whatsapp.ts';
import { ariaProps, Field } from '../../../ui/form/field.tsx';
import { SelectInput } from '../../../ui/form/text-field.tsx';
import { newTab } from '../../../ui/new-tab-link.tsx';
import { words } from '../../../words/site.ts';
import { controls } from './form-fields.ts';

interface Props {
  cities: PageContents['donation']['prices']['cities'];
  error: string | undefined;
  type: TransactionType;
  quantity: number;
  /** The chosen city. Empty while none is chosen. */
  city: string;
  whatsapp: string;
}

const Note = chakra('p', { base: { textStyle: 'hint', marginTop: '1.5', color: 'fg.muted' } });

// Its padding makes a larger target without a higher line.
const Ask = chakra('a', { base: { display: 'inline-block', marginBlock: '-3', paddingBlock: '3', color: 'accent' } });

/** The cities of the price list, in their order. Below are the places of the chosen one, and a way to ask for others. */
export const CityField = memo(function CityField({ cities, error, type, quantity, city, whatsapp }: Props) {
  const { label, choose, rate, places: placesOf, ask } = words.form.city;
  const id = controls.city;
  const select = useRef<HTMLSelectElement>(null);
  const lastCities = useRef(cities);
  // New prices may lack the chosen city: `city` is then empty, but the browser would choose the first one by itself.
  useLayoutEffect(() => {
    if (select.current && lastCities.current !== cities && city === '') select.current.value = '';
    lastCities.current = cities;
  }, [cities, city]);
  const places = cities.find(({ name }) => name === city)?.places;
  // The field is rendered for a donation, too, but hidden.
  const question = ask.message(type === 'donasi' ? 'beli' : type, formatNumber(quantity));
  return (
    <div data-for="beli wakaf">
      <Field id={id} label={label} error={error}>
        <SelectInput
          ref={select}
          name={id}
          required
          defaultValue=""
          autoComplete="off"
          htmlTranslate="no"
          {...ariaProps(id, { error })}
        >
          <option value="" disabled>
            {choose}
          </option>
          {cities.map(({ name, ratePerKg }) => (
            <option key={name} value={name}>
              {rate(name, formatRupiah(ratePerKg))}
            </option>
          ))}
        </SelectInput>
      </Field>
      {places && <Note htmlTranslate="no">{placesOf(places)}</Note>}
      <Note>
        <span>{ask.text}</span>{' '}
        <Ask href={whatsappLink(whatsapp, question)} {...newTab}>
          {ask.label}
        </Ask>
      </Note>
    </div>
  );
});
