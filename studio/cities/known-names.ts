import { textOf } from 'site/content/shown.ts';
import { placeKey, placeName } from 'site/transaction/place-name.ts';
import type { CityRow } from './read-csv.ts';

/** Names that everybody knows beside the official one: short forms, capitals, former names. */
const known: Record<string, string> = {
  'Kota Banda Aceh': 'Kutaraja',
  'Kab. Aceh Barat': 'Meulaboh',
  'Kab. Aceh Selatan': 'Tapaktuan',
  'Kab. Aceh Tamiang': 'Kuala Simpang',
  'Kab. Aceh Tengah': 'Takengon',
  'Kab. Aceh Tenggara': 'Kutacane',
  'Kab. Gayo Lues': 'Blangkejeren',
  'Kab. Pidie': 'Sigli',
  'Kota Padangsidimpuan': 'Sidempuan, Sidimpuan',
  'Kota Pematangsiantar': 'Siantar',
  'Kab. Asahan': 'Kisaran',
  'Kab. Deli Serdang': 'Lubuk Pakam',
  'Kab. Karo': 'Berastagi, Kabanjahe',
  'Kab. Labuhanbatu': 'Rantau Prapat',
  'Kab. Toba': 'Toba Samosir, Balige',
  'Kab. Lima Puluh Kota': '50 Kota, Limapuluh Kota',
  'Kab. Pasaman Barat': 'Pasbar',
  'Kab. Karimun': 'Tanjung Balai Karimun',
  'Kab. Belitung': 'Tanjung Pandan',
  'Kab. Bangka': 'Sungailiat',
  'Kab. Rejang Lebong': 'Curup',
  'Kab. Musi Banyuasin': 'Muba, Sekayu',
  'Kab. Ogan Komering Ilir': 'OKI, Kayuagung',
  'Kab. Ogan Komering Ulu': 'OKU, Baturaja',
  'Kota Bandar Lampung': 'Tanjung Karang, Teluk Betung',
  'Kota Jakarta Barat': 'Jakbar',
  'Kota Jakarta Pusat': 'Jakpus',
  'Kota Jakarta Selatan': 'Jaksel',
  'Kota Jakarta Timur': 'Jaktim',
  'Kota Jakarta Utara': 'Jakut',
  'Kab. Kepulauan Seribu': 'Pulau Seribu',
  'Kota Tangerang Selatan': 'Tangsel, BSD, Bintaro, Pamulang, Ciputat',
  'Kab. Lebak': 'Rangkasbitung',
  'Kab. Bandung Barat': 'KBB, Lembang, Padalarang',
  'Kab. Bandung': 'Soreang',
  'Kab. Bekasi': 'Cikarang',
  'Kab. Bogor': 'Cibinong',
  'Kab. Karawang': 'Krawang',
  'Kab. Sukabumi': 'Pelabuhan Ratu',
  'Kab. Banyumas': 'Purwokerto',
  'Kab. Grobogan': 'Purwodadi',
  'Kab. Sukoharjo': 'Solo Baru',
  'Kota Semarang': 'SMG',
  'Kota Surakarta': 'Solo, Sala',
  'Kota Yogyakarta': 'Jogja, Yogya, Jogjakarta, Jogyakarta',
  'Kab. Gunungkidul': 'Wonosari',
  'Kab. Kulon Progo': 'Wates',
  'Kota Surabaya': 'Suroboyo, SBY',
  'Kab. Malang': 'Kepanjen',
  'Kota Denpasar': 'DPS',
  'Kab. Badung': 'Kuta',
  'Kab. Buleleng': 'Singaraja',
  'Kab. Gianyar': 'Ubud',
  'Kab. Lombok Barat': 'Lobar',
  'Kab. Lombok Tengah': 'Loteng, Praya',
  'Kab. Lombok Timur': 'Lotim, Selong',
  'Kab. Belu': 'Atambua',
  'Kab. Flores Timur': 'Larantuka',
  'Kab. Manggarai': 'Ruteng',
  'Kab. Manggarai Barat': 'Labuan Bajo',
  'Kab. Sikka': 'Maumere',
  'Kab. Sumba Timur': 'Waingapu',
  'Kab. Mempawah': 'Kabupaten Pontianak',
  'Kab. Kotawaringin Barat': 'Kobar, Pangkalan Bun',
  'Kab. Kotawaringin Timur': 'Kotim, Sampit',
  'Kab. Hulu Sungai Selatan': 'HSS, Kandangan',
  'Kab. Hulu Sungai Tengah': 'HST, Barabai',
  'Kab. Hulu Sungai Utara': 'HSU, Amuntai',
  'Kab. Tanah Bumbu': 'Batulicin',
  'Kab. Berau': 'Tanjung Redeb',
  'Kab. Bulungan': 'Tanjung Selor',
  'Kab. Kutai Barat': 'Kubar',
  'Kab. Kutai Kartanegara': 'Kukar, Tenggarong',
  'Kab. Kutai Timur': 'Kutim, Sangatta',
  'Kab. Penajam Paser Utara': 'PPU, Penajam',
  'Kab. Bolaang Mongondow': 'Bolmong',
  'Kab. Kepulauan Sangihe': 'Sangir, Tahuna',
  'Kab. Kepulauan Siau Tagulandang Biaro': 'Sitaro',
  'Kab. Banggai': 'Luwuk',
  'Kota Makassar': 'Ujung Pandang, MKS',
  'Kab. Bone': 'Watampone',
  'Kab. Pangkajene dan Kepulauan': 'Pangkep',
  'Kab. Pangkajene Kepulauan': 'Pangkep',
  'Kab. Sidenreng Rappang': 'Sidrap',
  'Kab. Tana Toraja': 'Tator, Makale',
  'Kab. Toraja Utara': 'Rantepao',
  'Kab. Pasangkayu': 'Mamuju Utara',
  'Kab. Polewali Mandar': 'Polman',
  'Kab. Halmahera Utara': 'Tobelo',
  'Kab. Kepulauan Tanimbar': 'Maluku Tenggara Barat, Saumlaki',
  'Kab. Biak Numfor': 'Biak',
  'Kab. Jayapura': 'Sentani',
  'Kab. Jayawijaya': 'Wamena',
  'Kab. Kepulauan Yapen': 'Serui, Yapen Waropen',
  'Kab. Mimika': 'Timika',
};

const byKey = new Map(Object.entries(known).map(([name, others]) => [placeKey(name), others]));

/** A list without Kab. and Kota: its name counts if only one of the two is known here. */
function othersOf(name: string): string {
  const { kind, bare } = placeName(name);
  if (kind) return byKey.get(placeKey(name)) ?? '';
  const both = ['kabupaten', 'kota'].flatMap((each) => byKey.get(`${each} ${bare}`) ?? []);
  return both.length === 1 ? (both[0] ?? '') : '';
}

/** The rows that have no other names, with those that are known; never one that another row of the table has. */
export function withKnownNames(rows: readonly CityRow[]): { rows: CityRow[]; count: number } {
  const taken = new Set(
    rows.flatMap(({ name, aliases }) => [name, ...split(aliases)]).map((name) => placeName(name).bare),
  );
  let count = 0;
  const filled = rows.map((row) => {
    const names = split(row.aliases).length > 0 ? [] : split(othersOf(row.name));
    const aliases = names.filter((name) => !taken.has(placeName(name).bare)).join(', ');
    if (aliases) count += 1;
    return aliases ? { ...row, aliases } : row;
  });
  return { rows: filled, count };
}

const split = (names: unknown) =>
  textOf(names)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
