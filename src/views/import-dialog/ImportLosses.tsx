import type { ImportLoss } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';

/** What the files of an import hold and it would not take as it stands there, each with its place. */
export function ImportLosses({ losses }: { losses: readonly ImportLoss[] }) {
  return (
    <ul className="pw-import-losses" aria-label={say('请注意')}>
      {losses.map(({ file, place, message }) => (
        <li key={`${file} ${place} ${message}`}>
          {file !== undefined && `${file} `}
          {place}：{message}
        </li>
      ))}
    </ul>
  );
}
