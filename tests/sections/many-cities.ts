/** 514 cities in 38 provinces, as many as Indonesia has. Only these names are real. */
const real: [province: string, ...names: string[]][] = [
  ['Jawa Timur', 'Kabupaten Malang', 'Kabupaten Sidoarjo', 'Kota Malang', 'Kota Surabaya'],
  ['Kalimantan Utara', 'Kabupaten Malinau', 'Kota Tarakan'],
  ['Maluku', 'Kabupaten Maluku Barat Daya', 'Kabupaten Maluku Tengah', 'Kabupaten Maluku Tenggara'],
  ['Kepulauan Bangka Belitung', 'Kota Pangkalpinang'],
];
const provinces = [...real.map(([name]) => name), ...Array.from({ length: 34 }, (_, index) => `Provinsi ${index + 1}`)];
const syllables = ['ba', 'de', 'gu', 'ko', 'lu', 'na', 'pe', 'ra', 'si', 'to', 'wa', 'yu'];

/** A name of three syllables, another for each number below 1,728. */
const madeUpName = (count: number) => {
  const name = [count, Math.floor(count / 12), Math.floor(count / 144)].map((index) => syllables[index % 12]).join('');
  return `Kabupaten ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const known = real.flatMap(([province, ...names]) => names.map((name) => ({ name, province })));

export const cities = [
  ...known,
  ...Array.from({ length: 514 - known.length }, (_, count) => ({
    name: madeUpName(count),
    province: provinces[count % provinces.length] ?? '',
  })),
]
  .sort((a, b) => provinces.indexOf(a.province) - provinces.indexOf(b.province))
  .map((city, index) => ({ ...city, ratePerKg: 10_000 + (index % 11) * 5000 }));
