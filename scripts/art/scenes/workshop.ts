import { area, ink } from '../brush.ts'
import { hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

/** An artist's studio under a skylight: a tool board, and a canvas with only a sun on it. */
export const workshop: Scene = {
  ground:
    area(tint.cream, 'M0 0h400v500H0z') +
    // The skylight and its light.
    area(hex(0.9, 0.025, 235), 'M0 0h400L300 66H60z') +
    area(token.paper, 'M0 0h70l50 66H60zM170 0h90l-10 66h-60z', 0.7) +
    ink(2.2, 'M0 0L60 66H300L400 0M110 0l30 66M220 0v66M310 0l-40 66') +
    area(token.paper, 'M120 66h130l150 306v128H180z', 0.6) +
    // The tool board.
    area(tint.honey, 'M0 112h112v196H0z') +
    ink(2.2, 'M0 112h112v196H0') +
    ink(
      2.2,
      'M22 138v70M16 138h12M16 146h12M48 136v30M40 166h16l-3 48H43zM78 140q16 0 16 18v4H78zM84 162v54',
      token.ink,
    ) +
    area(tint.slate, 'M40 166h16l-3 48H43z') +
    area(token.ember, 'M78 136h18v24H78z') +
    ink(2.2, 'M40 166h16l-3 48H43zM78 136h18v24H78z') +
    area(token.paper, 'M14 236h78v5H14z') +
    area(tint.sage, 'M20 266h24v34H20z') +
    area(token.ember, 'M52 274h20v26H52z') +
    area(token.paper, 'M78 262h20v38H78z') +
    ink(
      2,
      'M0 300H112M20 300v-34h24v34M52 300v-26h20v26M78 300v-38h20v38M26 266v-22M34 266l4-26M84 262v-18M92 262l4-20',
    ) +
    // The easel.
    ink(5, 'M352 90v410M320 500l26-390M392 500l-30-390', tint.terracotta) +
    area(token.paper, 'M280 128h120v170H280z') +
    area(tint.peach, 'M280 128h120v114H280z') +
    area(token.ember, 'M312 242a36 36 0 0 1 72 0z') +
    ink(2.4, 'M400 128H280v170h120M280 242H400') +
    area(tint.terracotta, 'M268 298h132v10H268z') +
    ink(2.2, 'M400 298H268v10h132'),
  front:
    area(tint.clay, 'M0 470h400v30H0z') +
    ink(2.4, 'M0 470H400') +
    area(tint.sage, 'M318 428h46v42h-46z') +
    ink(2.4, 'M318 428h46v42h-46zM318 440h46') +
    ink(3, 'M330 428l-8-44M342 428v-52M352 428l10-42', tint.terracotta) +
    area(token.ink, 'M316 372l10-2 2 16-8 2zM338 362h8v16h-8zM360 372l10 4-6 14-8-4z') +
    area(token.gold, 'M22 470v-16h36v16z') +
    area(token.ember, 'M66 470v-22h26v22z') +
    ink(2.2, 'M22 470v-16h36v16M66 470v-22h26v22'),
  outfit: { garment: 'workShirt', cloth: hex(0.62, 0.06, 262) },
  nod: 4,
  light: 'left',
  place: { x: 186, scale: 0.336, bottom: 548 },
}
