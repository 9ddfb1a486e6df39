import type { Prices } from './order.ts';
import { type PlaceName, placeName } from './place-name.ts';

type City = Prices['cities'][number];

/** Whether a typed name may mean a place of this kind. A name without a kind means both the kabupaten and the kota. */
export const maySayKind = (typed: PlaceName, place: PlaceName) => typed.kind === '' || place.kind === typed.kind;

export const isNamed = (typed: PlaceName, place: PlaceName): boolean =>
  typed.bare !== '' &&
  ((place.bare === typed.bare && maySayKind(typed, place)) ||
    place.whole === typed.whole ||
    place.bare === typed.whole);

export const namesOf = ({ name, aliases = [] }: City) => [name, ...aliases];

/** Cities with exactly this name or alias. Bandung without a kind gives the kabupaten and the kota. */
export const citiesNamed = (cities: readonly City[], typed: string) =>
  cities.filter((city) => namesOf(city).some((each) => isNamed(placeName(typed), placeName(each))));

/** The only city with exactly this name or alias. Undefined if there is none, or more than one. */
export function cityNamed(cities: readonly City[], typed: string): City | undefined {
  const found = citiesNamed(cities, typed);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether several cities have exactly this name. The form then shows them and chooses none by itself. */
export const isShared = (cities: readonly City[], typed: string): boolean => citiesNamed(cities, typed).length > 1;
