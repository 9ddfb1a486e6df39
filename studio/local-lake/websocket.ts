import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A text message that is complete and short enough for presence; anything else ends the connection. */
export interface WebSocketLine {
  send(text: string): void;
  onMessage(listener: (text: string) => void): void;
}

/** Answers the handshake of RFC 6455. Only as much of the protocol as the Studio's presence needs. */
export function acceptWebSocket({ headers }: IncomingMessage, socket: Duplex): WebSocketLine {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(`${[...lines, `Sec-WebSocket-Accept: ${accept}`].join('\r\n')}\r\n\r\n`);
  return {
    send: (text) => void socket.write(frame(Buffer.from(text))),
    onMessage(listener) {
      let rest: Buffer = Buffer.alloc(0);
      socket.on('data', (part: Buffer) => {
        rest = Buffer.concat([rest, part]);
        for (let found = take(rest); found; found = take(rest)) {
          rest = found.rest;
          if (found.opcode !== text) return void socket.end();
          listener(found.payload.toString('utf8'));
        }
      });
    },
  };
}

const text = 1;
const close = 8;

function frame(payload: Buffer): Buffer {
  if (payload.length > 0xffff) throw new Error('Longer than a presence message can be');
  const head = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | text, ...head]), payload]);
}

/** Takes one frame off the front, unmasked; undefined while it is not all there. Too long reads as "close". */
function take(bytes: Buffer): { opcode: number; payload: Buffer; rest: Buffer } | undefined {
  if (bytes.length < 6) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  if (short === 127) return { opcode: close, payload: Buffer.alloc(0), rest: Buffer.alloc(0) };
  const start = short === 126 ? 4 : 2;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + 4 + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const payload = bytes.subarray(start + 4, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: Buffer.from(payload), rest: bytes.subarray(end) };
}
