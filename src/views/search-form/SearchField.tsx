import { Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { isPeriod, type ResolvedSearchField } from '../../engine/list/index.ts';
import { widgetValueOf } from '../../engine/widgets/index.ts';
import { ProblemMarker } from '../../kit/problem-card/index.ts';
import { say } from '../../locale/index.ts';
import { SearchContext } from '../../runtime/data/index.ts';
import { Control } from '../../runtime/form/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { DateRange } from './DateRange.tsx';
import { SearchProps } from './SearchProps.tsx';
import type { SearchDraft } from './use-search-draft.ts';

import './search-form.css';

/** A field of the search: its label, and the field's own widget; for a range two of them, or a range of days. */
export function SearchField({ field, draft }: { field: ResolvedSearchField; draft: SearchDraft }) {
  const id = useId();
  const problem = { severity: 'error' as const, code: 'cannot-draw', document: '', pointer: field.pointer };
  const isPair = field.mode === 'range';
  const message = say('搜索项“{title}”显示不了。', { title: field.title });
  return (
    <div className="pw-search-field">
      {isPair ? (
        <span className="pw-search-label" title={field.title}>
          {field.title}
        </span>
      ) : (
        <label className="pw-search-label" htmlFor={id} title={field.title}>
          {field.title}
        </label>
      )}
      <div className="pw-search-control">
        <ErrorBoundary
          resetKeys={[field]}
          fallback={<ProblemMarker problem={{ ...problem, message }} text={field.title} />}
        >
          <Suspense fallback={<div className="pw-search-waiting" />}>
            <SearchProps field={field}>
              {(of) => (isPair ? <Range field={of} draft={draft} /> : <Single field={of} draft={draft} id={id} />)}
            </SearchProps>
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}

function Single({ field, draft, id }: { field: ResolvedSearchField; draft: SearchDraft; id: string }) {
  const onChange = (value: unknown) => draft.set(field.name, value);
  return <SearchWidget field={field} id={id} value={draft.values[field.name]} onChange={onChange} />;
}

function Range({ field, draft }: { field: ResolvedSearchField; draft: SearchDraft }) {
  const value = draft.values[field.name];
  const [begin = null, end = null]: unknown[] = Array.isArray(value) ? value : [];
  const set = (next: unknown[]) => draft.set(field.name, next);
  const kind = widgetValueOf(field.component);
  if ((kind === 'date' || kind === 'date-time') && !isPeriod(field.props)) {
    return (
      <DateRange
        key={draft.turn}
        title={field.title}
        begin={begin}
        end={end}
        onChange={set}
        onProblem={(problem) => draft.tell(field.name, problem)}
      />
    );
  }
  return (
    <div className="pw-search-range">
      <SearchWidget
        isBare
        field={field}
        label={say('{title}从', { title: field.title })}
        value={begin}
        onChange={(next) => set([next, end])}
      />
      <span aria-hidden="true">~</span>
      <SearchWidget
        isBare
        field={field}
        label={say('{title}到', { title: field.title })}
        value={end}
        onChange={(next) => set([begin, next])}
      />
    </div>
  );
}

/** The widget of a search field; it takes several values if the field can be searched for several. */
export function SearchWidget(props: {
  field: ResolvedSearchField;
  value: unknown;
  onChange: (value: unknown) => void;
  id?: string;
  label?: string;
  isBare?: boolean;
}) {
  const { widgets } = useRuntime().registry;
  const ownId = useId();
  const { field, value, onChange, id, label, isBare } = props;
  const definition = widgets.get(field.component);
  if (!definition) throw new Error(say('没有名为“{component}”的组件', { component: field.component }));
  const several = field.mode === 'in' ? { multiple: true, joined: false } : {};
  return (
    <SearchContext value>
      <Control
        definition={definition}
        props={{
          ...field.props,
          ...several,
          ...(field.options && { options: field.options }),
          id: id ?? ownId,
          ...(isBare && { placeholder: '' }),
          ...(label !== undefined && { 'aria-label': label }),
          value,
          onChange,
        }}
      />
    </SearchContext>
  );
}
