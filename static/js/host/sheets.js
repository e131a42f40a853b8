// The sheet that is open over the panel, if any.
import { html } from '../ui.js';
import { AppealSheet } from './appeal.js';
import { CodeSheet } from './code-sheet.js';
import { CorrectionsSheet } from './corrections.js';
import { DevicesSheet } from './devices.js';
import { HighlightSheet } from './highlight.js';
import { KeySheet } from './key-sheet.js';
import { LedgerSheet } from './ledger.js';
import { RoomSheet } from './room.js';
import { ScreensSheet } from './screens.js';
import { hasCode } from './seat-tools.js';

const SHEETS = {
  code: ({ panel, detail }) => {
    const seat = detail && panel.seat(detail);
    return seat && hasCode(seat) ? html`<${CodeSheet} panel=${panel} seat=${seat} turn=${panel.openCode} close=${panel.close} />` : null;
  },
  corrections: ({ panel, detail, entry }) => html`<${CorrectionsSheet} key=${`corrections-${entry}`} panel=${panel} part=${detail} entry=${entry} turn=${(part) => panel.open('corrections', part)} close=${panel.close} />`,
  appeal: ({ panel }) => html`<${AppealSheet} panel=${panel} close=${panel.close} correct=${(entry) => panel.open('corrections', 'rewind', entry)} />`,
  devices: DevicesSheet, highlight: HighlightSheet, ledger: LedgerSheet, room: RoomSheet, screens: ScreensSheet, keys: KeySheet,
};

export function Sheets({ panel }) {
  if (!panel.sheet) return null;
  const { name, detail, entry } = panel.sheet;
  const Open = SHEETS[name];
  return html`<${Open} panel=${panel} detail=${detail} entry=${entry} close=${panel.close} />`;
}
