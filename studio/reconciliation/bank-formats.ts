export interface Line {
  /** Line of the file, from 1. */
  row: number;
  cells: string[];
}

/** Writes a sign before an amount. In these formats it is incoming unless it has a minus. */
const signed = (amount: string) => (/^[-+]/.test(amount) ? amount : `+${amount}`);

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }));
const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities.get(name) ?? entity);

/** Reads OFX: its transactions (STMTTRN), final balance and currency. Elements may have no closing tag. */
function readOfx(lines: readonly string[]): Line[] {
  const text = lines.join('\n');
  const closing = /<LEDGERBAL>[\s\S]*?<BALAMT>([^<\n]*)/i.exec(text)?.[1];
  const rows = Array.from(
    text.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi),
    ({ index, 1: transaction = '' }) => {
      const valueOf = (name: string) => new RegExp(`<${name}>([^<\\n]*)`, 'i').exec(transaction)?.[1]?.trim() ?? '';
      const isDebit = /^(?:DEBIT|PAYMENT|FEE|SRVCHG|CHECK|ATM)$/i.test(valueOf('TRNTYPE'));
      const written = valueOf('TRNAMT');
      const amount = isDebit && /^\d/.test(written) ? `-${written}` : signed(written);
      const description = decoded([valueOf('NAME'), valueOf('PAYEE'), valueOf('MEMO')].filter(Boolean).join(' '));
      return { row: lineOf(text, index), cells: [ofxDay(valueOf('DTPOSTED')), description, amount] };
    },
  );
  const currency = /<CURDEF>\s*(\w+)/i.exec(text)?.[1];
  return [
    ...rows,
    ...(closing ? [{ row: lines.length, cells: ['Saldo akhir', closing] }] : []),
    ...(currency ? [{ row: 1, cells: ['Mata uang', currency] }] : []),
  ];
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Writes `20261120183000.000[0:GMT]` as `2026-11-20 18:30 +0`. Without a zone the time is that of Jakarta. */
function ofxDay(written: string): string {
  const [, year, month, day, hour, minute, zone = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)[^[]*(?:\[([-+]?\d+))?/.exec(written) ?? [];
  return year ? `${year}-${month}-${day} ${hour}:${minute} ${zone.replace(/^\d/, '+$&')}` : written;
}

/** Reads QIF. Each line begins with the letter of its field, and `^` ends a transaction. */
function readQif(lines: readonly string[]): Line[] {
  const records: Line[] = [];
  let fields: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('^')) fields[line.charAt(0)] ??= line.slice(1).trim();
    else {
      const { D: day = '', T: amount = '', P: payee = '', M: memo = '' } = fields;
      records.push({
        row: index + 1,
        cells: [day.replaceAll(/'\s?/g, '/'), `${payee} ${memo}`.trim(), signed(amount)],
      });
      fields = {};
    }
  }
  return records;
}

/** Matches a transaction of MT940: value date, booking date, direction (R for a reversal), and amount. */
const mt940Entry =
  /^:61:(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<booked>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d+,\d{0,2})(?<rest>.*)$/;
const mt940Balance = /^:6[02][FM]:([CD])\d{6}([A-Z]{3})(\d+,\d{0,2})/;

/** Reads MT940. An entry that cannot be read has its whole line as the amount, so that the line becomes a problem. */
function readMt940(lines: readonly string[]): Line[] {
  const rows: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = mt940Entry.exec(line)?.groups;
    const [, direction, currency = '', balance] = mt940Balance.exec(line) ?? [];
    const last = rows.at(-1);
    if (balance) {
      const label = line.startsWith(':60') ? 'Saldo awal' : 'Saldo akhir';
      rows.push({ row: index + 1, cells: [label, `${direction === 'D' ? '-' : ''}${balance.replace(/,$/, '')}`] });
      if (currency !== 'IDR') rows.push({ row: index + 1, cells: ['Mata uang', currency] });
    } else if (entry) {
      const { year, month = '', day = '', booked, mark = '', amount = '' } = entry;
      const date = booked ? `${booked.slice(0, 2)}-${booked.slice(2)}` : `${month}-${day}`;
      const sign = mark === 'C' || mark === 'RD' ? '+' : '-';
      const fullYear = bookingYear(2000 + Number(year), Number(month), Number(date.slice(0, 2)));
      rows.push({ row: index + 1, cells: [`${fullYear}-${date}`, '', `${sign}${amount.replace(/,$/, '')}`] });
    } else if (line.startsWith(':61:')) rows.push({ row: index + 1, cells: [line, '', line] });
    else if (last?.cells[2] && !/^:(?!86:)|^-\}?/.test(line))
      last.cells[1] = `${last.cells[1]} ${line.replace(/^:86:/, '')}`.trim();
  }
  return rows;
}

/** A booking date has no year. Around New Year its year may be the one before or after that of the value date. */
function bookingYear(year: number, month: number, bookedMonth: number): number {
  if (bookedMonth - month < -6) return year + 1;
  return bookedMonth - month > 6 ? year - 1 : year;
}

/** File formats of banks' programs, and how each begins. They are read as tables, as a bank's CSV has them. */
const formats: [begins: RegExp, read: (lines: readonly string[]) => Line[]][] = [
  [/^\s*(?:OFXHEADER|<\?xml[\s\S]{0,400}<OFX>|<\?OFX|<OFX>)/i, readOfx],
  [/^\s*!(?:Type|Account|Option)/i, readQif],
  [/^\s*(?:\{1:|:20:)/, readMt940],
];

/** Reads an OFX, QIF or MT940 file as a table. Returns null for other text. */
export function readFormat(text: string): Line[] | null {
  const read = formats.find(([begins]) => begins.test(text))?.[1];
  return read ? [{ row: 0, cells: ['Tanggal', 'Keterangan', 'Jumlah'] }, ...read(text.split(/\r\n?|\n/))] : null;
}
