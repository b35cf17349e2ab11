import { use } from 'react';

import type { FormItemProps } from '../../../../src/runtime/registry/index.ts';
import { PanelItems } from './items-context.ts';

/** A property: its label with actions, its control, and the error of its input. */
export function PropertyItem({ id, title, description, errors, children }: FormItemProps) {
  const item = use(PanelItems)(id);
  if (!item) return null;
  const { property, words, reset, toggle } = item;
  const { isChanged, isMixed, takesExpression, mode } = property;
  const problem = item.problem ?? errors[0];
  const isExpression = mode === 'expression';
  return (
    <div className="pw-property" data-property={property.name}>
      <div className="pw-property-label">
        <label id={`${id}-label`} htmlFor={id} title={description}>
          {title}
        </label>
        {isChanged && (
          <span className="pw-property-changed" role="img" aria-label={words.changed} title={words.changed} />
        )}
        {isMixed && <span className="pw-property-mixed">{words.mixed}</span>}
      </div>
      <div className="pw-property-control">{children}</div>
      <div className="pw-property-tools">
        {takesExpression && (
          <button
            type="button"
            aria-pressed={isExpression}
            aria-label={`${words.expression} ${title}`}
            title={words.expression}
            onClick={toggle}
          >
            ƒx
          </button>
        )}
        {isChanged && (
          <button type="button" aria-label={`${words.reset} ${title}`} title={words.reset} onClick={reset}>
            ↺
          </button>
        )}
      </div>
      <div id={`${id}-note`} className="pw-property-note">
        {problem ? <span className="pw-property-problem">{problem}</span> : <span hidden>{description}</span>}
      </div>
    </div>
  );
}
