import type { Order } from '../../src/transaction/order.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';

/** 21.05 in Jakarta. */
export const sentAt = Date.parse('2026-11-23T14:05:00Z');
/** The figures are written out: order.test.ts proves how they are computed. */
export const detailsOf = (order: Order, [subtotal, shipping, total]: [number, number | null, number], address = '') =>
  toDetails({ order, quote: { subtotal, shipping, uniqueCode: 427, total }, name: 'Fatimah', address, sentAt });
export const wakaf = detailsOf({ type: 'wakaf', quantity: 3, city: 'Medan' }, [300_000, 120_000, 420_427]);
export const donasi = detailsOf({ type: 'donasi', amount: 10_000 }, [10_000, 0, 10_427]);
const ordered: Order = { type: 'beli', quantity: 1, city: 'Bandung' };
export const beli = detailsOf(ordered, [115_000, 15_000, 130_427], 'Jalan Contoh 1\nBandung');
