import { toPointer } from '../../../src/schema/json/index.ts';
import { nodeAt, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { designerWords, type Locale } from '../../words/index.ts';

import './breadcrumb.css';

/** Shows the form and the nodes that contain the primary one. A click selects one of them. */
export function Breadcrumb({ design, locale }: { design: OpenDesign; locale: Locale }) {
  const words = designerWords[locale];
  const path = design.selected.at(-1) ?? [];
  const around = path.flatMap((_, at) => nodeAt(design.tree, path.slice(0, at + 1)) ?? []);
  return (
    <nav className="pw-breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        <li>
          <button
            type="button"
            onClick={() => design.select([])}
            {...(around.length === 0 && { 'aria-current': 'true' })}
          >
            {words.form}
          </button>
        </li>
        {around.map((node, at) => (
          <li key={toPointer(node.path)}>
            <button
              type="button"
              onClick={() => design.select([node.path])}
              {...(at === around.length - 1 && { 'aria-current': 'true' })}
            >
              {titleOfNode(node, design)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
