import { say } from '../../locale/index.ts';
import type { ImportLoss } from '../../runtime/ports/index.ts';

/** The contents of the files that an import would not take over unchanged, each with its place. */
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
