import { Modal } from 'antd';

import { designerWords, shortcutWords, type Locale, type ShortcutName } from '../words/index.ts';
import { shortcuts } from './shortcuts.ts';

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Lists all shortcuts of the designer with their keys. */
export function ShortcutDialog({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const words = shortcutWords[locale];
  return (
    <Modal
      open
      title={designerWords[locale].shortcuts}
      width={600}
      footer={null}
      maskClosable={false}
      closable={{ 'aria-label': designerWords[locale].close }}
      onCancel={onClose}
    >
      <table className="pw-designer-shortcuts">
        <tbody>
          {Object.entries(shortcuts).map(([name, { keys }]) => (
            <tr key={name}>
              <th scope="row">{isName(name) && words[name]}</th>
              <td>
                {keys.map((each) => (
                  <kbd key={each}>{isMac ? each.replace('Ctrl', '⌘') : each}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.carried}</p>
    </Modal>
  );
}

function isName(name: string): name is ShortcutName {
  return Object.hasOwn(shortcuts, name);
}
