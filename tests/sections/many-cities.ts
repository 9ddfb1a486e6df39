/** As many as Indonesia has: 514, in 38 provinces, with some names as they are and the rest made up. */
const real: [province: string, ...names: string[]][] = [
  ['Jawa Timur', 'Kabupaten Malang', 'Kabupaten Sidoarjo', 'Kota Malang', 'Kota Surabaya'],
  ['Kalimantan Utara', 'Kabupaten Malinau', 'Kota Tarakan'],
  ['Maluku', 'Kabupaten Maluku Barat Daya', 'Kabupaten Maluku Tengah', 'Kabupaten Maluku Tenggara'],
  ['Kepulauan Bangka Belitung', 'Kota Pangkalpinang'],
];
const provinces = [...real.map(([name]) => name), ...Array.from({ length: 34 }, (_, place) => `Provinsi ${place + 1}`)];
const syllables = ['ba', 'de', 'gu', 'ko', 'lu', 'na', 'pe', 'ra', 'si', 'to', 'wa', 'yu'];

const made = (count: number) => {
  const name = [count, Math.floor(count / 12), Math.floor(count / 144)].map((place) => syllables[place % 12]).join('');
  return `Kabupaten ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const known = real.flatMap(([province, ...names]) => names.map((name) => ({ name, province })));

export const cities = [
  ...known,
  ...Array.from({ length: 514 - known.length }, (_, count) => ({
    name: made(count),
    province: provinces[count % provinces.length] ?? '',
  })),
]
  .sort((a, b) => provinces.indexOf(a.province) - provinces.indexOf(b.province))
  .map((city, place) => ({ ...city, ratePerKg: 10_000 + (place % 11) * 5000 }));
