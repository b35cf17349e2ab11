import type { FileCellProps } from '../../../../generated/props.ts';
import { parseFiles, type StoredFile } from '../../../engine/values/index.ts';
import { PopoverButton } from '../../../kit/controls/popover-button/PopoverButton.tsx';
import { FileName } from '../../../kit/files/index.ts';
import { say } from '../../../locale/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';

import './file.css';

/** The number of characters of a name shown in a cell (docs/requirements.md, Constants). */
const shownCharacters = 5;

/** Renders the files of a record: the short name of the first one opens it, the others are listed on demand. */
export function FileCell({ value, column }: CellProps<FileCellProps>) {
  const files = parseFiles(value);
  const [first, ...more] = files;
  if (!first) return null;
  const { allowDownload = true } = column.cellProps;
  return (
    <span className="pw-file-cell">
      <FileName file={first} allowDownload={allowDownload}>
        {shortName(first)}
      </FileName>
      {more.length > 0 && (
        <PopoverButton
          placement="bottomLeft"
          content={() => (
            <ul className="pw-file-cell-list">
              {files.map((file) => (
                <li key={file.path}>
                  <FileName file={file} allowDownload={allowDownload} />
                </li>
              ))}
            </ul>
          )}
        >
          {(control) => (
            <button type="button" className="pw-file-name pw-file-link pw-file-cell-more" {...control}>
              {say('等 {filesCount} 个', { filesCount: files.length })}
            </button>
          )}
        </PopoverButton>
      )}
    </span>
  );
}

function shortName({ name }: StoredFile): string {
  const characters = Array.from(name);
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : name;
}
