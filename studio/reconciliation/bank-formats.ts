/** Formats of banks' programs, as tables with the titles that statements have. */

const titles = ['Tanggal', 'Keterangan', 'Jumlah'];

export interface Line {
  /** Line of the file, from 1. */
  row: number;
  cells: string[];
}

interface Format {
  begins: RegExp;
  read: (lines: readonly string[]) => Line[];
}

/** Amounts in these formats are incoming unless they have a minus. */
const signed = (amount: string) => (/^[-+]/.test(amount) ? amount : `+${amount}`);

function readOfx(lines: readonly string[]): Line[] {
  const text = lines.join('\n');
  const closing = /<LEDGERBAL>[\s\S]*?<BALAMT>([^<\n]*)/i.exec(text)?.[1];
  const rows = Array.from(
    text.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi),
    (found) => {
      const tag = (name: string) => new RegExp(`<${name}>([^<\\n]*)`, 'i').exec(found[1] ?? '')?.[1]?.trim() ?? '';
      const goes = /^(?:DEBIT|PAYMENT|FEE|SRVCHG|CHECK|ATM)$/i.test(tag('TRNTYPE')) && /^\d/.test(tag('TRNAMT'));
      const amount = goes ? `-${tag('TRNAMT')}` : signed(tag('TRNAMT'));
      const said = [tag('NAME'), tag('PAYEE'), tag('MEMO')].filter(Boolean).join(' ');
      return { row: lineOf(text, found.index), cells: [ofxDay(tag('DTPOSTED')), said, amount] };
    },
  );
  return closing ? [...rows, { row: lines.length, cells: ['Saldo akhir', closing] }] : rows;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** `20261120183000.000[0:GMT]` as `2026-11-20 18:30 +00:00`. */
function ofxDay(written: string): string {
  const [, day = written, hour = '', minute = '', zone] =
    /^(\d{8})(\d{2})?(\d{2})?[^[]*(?:\[([-+]?\d+))?/.exec(written) ?? [];
  const hours = Number(zone ?? 7);
  const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  return hour === '' || (hour === '00' && !zone)
    ? day
    : `${day.replace(/(\d{4})(\d{2})/, '$1-$2-')} ${hour}:${minute}${offset}`;
}

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

const entry =
  /^:61:(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<booked>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d+,\d{0,2})(?<rest>.*)$/;
const mt940Balance = /^:6[02][FM]:([CD])\d{6}[A-Z]{3}(\d+,\d{0,2})/;

function readMt940(lines: readonly string[]): Line[] {
  const rows: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const found = entry.exec(line)?.groups;
    const [, way, balance] = mt940Balance.exec(line) ?? [];
    const last = rows.at(-1);
    if (balance) {
      const label = line.startsWith(':60') ? 'Saldo awal' : 'Saldo akhir';
      rows.push({ row: index + 1, cells: [label, `${way === 'D' ? '-' : ''}${balance.replace(/,$/, '')}`] });
    } else if (found) {
      const { year, month = '', day = '', booked, mark = '', amount = '' } = found;
      // A year changes between value date and entry date.
      const turns = Number(booked?.slice(0, 2) ?? month) - Number(month);
      const full = 2000 + Number(year) + (turns < -6 ? 1 : turns > 6 ? -1 : 0);
      const date = booked ? `${booked.slice(0, 2)}-${booked.slice(2)}` : `${month}-${day}`;
      const comes = mark === 'C' || mark === 'RD';
      rows.push({ row: index + 1, cells: [`${full}-${date}`, '', `${comes ? '+' : '-'}${amount.replace(/,$/, '')}`] });
    } else if (line.startsWith(':61:')) rows.push({ row: index + 1, cells: [line, '', line] });
    else if (last?.cells[2] && !/^:(?!86:)|^-\}?/.test(line))
      last.cells[1] = `${last.cells[1]} ${line.replace(/^:86:/, '')}`.trim();
  }
  return rows;
}

const formats: Format[] = [
  { begins: /^\s*(?:OFXHEADER|<\?xml[\s\S]{0,400}<OFX>|<\?OFX|<OFX>)/i, read: readOfx },
  { begins: /^\s*!(?:Type|Account|Option)/i, read: readQif },
  { begins: /^\s*(?:\{1:|:20:)/, read: readMt940 },
];

/** The transactions of an OFX, QIF or MT940 file as a table; null for other text. */
export function readFormat(text: string): Line[] | null {
  const format = formats.find(({ begins }) => begins.test(text));
  return format ? [{ row: 0, cells: titles }, ...format.read(text.split(/\r\n?|\n/))] : null;
}
