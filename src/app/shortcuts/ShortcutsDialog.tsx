import { Fragment, useState } from 'react';

import { NoticeDialog } from '../../kit/dialog-frame/NoticeDialog.tsx';
import { say } from '../../locale/index.ts';
import { tableKeyHelp, type KeyHelp } from '../../views/table/index.ts';
import { frontNow } from './front.ts';
import { keyParts } from './key-text.ts';
import { shortcutsInForce } from './shortcuts-in-force.ts';

import './shortcuts.css';

/** Lists the shortcuts that were active when the dialog opened. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  // Taken on the first render, before this dialog itself is on top.
  const [front] = useState(frontNow);
  return (
    <NoticeDialog title={say('键盘快捷键')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it */}
      <div className="pw-shortcuts" role="group" aria-label={say('现在可用的快捷键')} tabIndex={0}>
        {shortcutsInForce(front, tableKeyHelp).map(({ title, shortcuts }) => (
          <section key={title} className="pw-shortcuts-group">
            <h3>{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <Shortcut key={shortcut.title} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </NoticeDialog>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function Shortcut({ title, keys }: KeyHelp) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className="pw-shortcuts-or">{say('或')}</span>}
            {keyParts(key, isMac).map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
