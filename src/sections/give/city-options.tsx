import { memo } from 'react';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { words } from '../../words.ts';
import { byProvince, type City } from './cities.ts';

/** Hundreds of cities: rendered once. */
export const CityOptions = memo(function CityOptions({
  cities,
  placeholder,
}: {
  cities: readonly City[];
  placeholder: string;
}) {
  return (
    <>
      <option value="">{placeholder}</option>
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
