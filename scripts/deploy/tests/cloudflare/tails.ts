import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

export type Tails = { report(event: unknown): void; close(): void }

/** Accepts the WebSocket of `wrangler tail` (RFC 6455, only the direction that a tail uses). */
export function acceptTails(server: Server): Tails {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const head = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
      'Sec-WebSocket-Protocol: trace-v1',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.on('error', () => sockets.delete(socket))
    socket.on('close', () => sockets.delete(socket))
    sockets.add(socket)
  })
  return {
    report: (event) => {
      for (const socket of sockets) socket.write(frame(JSON.stringify(event)))
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** One unmasked text frame of up to 64 KB. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text)
  const head = payload.length < 126 ? Buffer.from([0x81, payload.length]) : Buffer.from([0x81, 126, 0, 0])
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
