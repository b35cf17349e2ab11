import { say } from '../../../locale/index.ts';
import { differenceInWords, differencesBetween, type Difference } from '../../../schema/difference/index.ts';
import { parseJson } from '../../../schema/json/index.ts';

const most = 200;

/** Returns the differences between two texts of a document. */
export function differencesOfTexts(before: string, after: string): Difference[] {
  return differencesBetween(parseJson(before).value ?? null, parseJson(after).value ?? null);
}

/** Lists differences, each as a sentence. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="pw-designer-differences">
      {differences.slice(0, most).map((difference) => (
        <li key={difference.path.join('/')}>{differenceInWords(difference)}</li>
      ))}
      {differences.length > most && (
        <li>{say('……还有 {differencesCount} 处', { differencesCount: differences.length - most })}</li>
      )}
    </ul>
  );
}
