import type { Prices } from './order.ts';
import { type PlaceName, placeName } from './place-name.ts';

type City = Prices['cities'][number];

/** Whether a typed name may mean a place of this kind. A name without a kind means both the kabupaten and the kota. */
export const mayBeSameKind = (typed: PlaceName, place: PlaceName) => typed.kind === '' || place.kind === typed.kind;

/** Whether a place has the typed name. `Kota Baru` also names the kabupaten Kotabaru. */
export function isNamed(typed: PlaceName, place: PlaceName): boolean {
  if (typed.bare === '') return false;
  if (place.bare === typed.bare && mayBeSameKind(typed, place)) return true;
  return typed.whole === place.whole || typed.whole === place.bare;
}

export const namesOf = ({ name, aliases = [] }: City) => [name, ...aliases];

/** Cities with exactly this name or alias. Bandung without a kind gives the kabupaten and the kota. */
export const citiesNamed = (cities: readonly City[], typed: string) =>
  cities.filter((city) => namesOf(city).some((name) => isNamed(placeName(typed), placeName(name))));

/** The only city with exactly this name or alias. Undefined if there is none, or more than one. */
export function cityNamed(cities: readonly City[], typed: string): City | undefined {
  const found = citiesNamed(cities, typed);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether several cities have exactly this name. The form then shows them and chooses none by itself. */
export const isSharedName = (cities: readonly City[], typed: string): boolean => citiesNamed(cities, typed).length > 1;
