import type { TimelineWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentEmpty, ContentFrame } from '../../../views/screen/index.ts';

import './timeline.css';

type TimelineItem = NonNullable<TimelineWidgetProps['items']>[number];

export type TimelineProps = LayoutProps & TimelineWidgetProps;

/** Events in order, from a query or from the document. */
export function Timeline(props: TimelineProps) {
  return props.items && props.query === undefined ? (
    <ContentFrame title={props.title} height={0} plain={props.plain} {...nothingToLoad}>
      <Events items={props.items.slice(0, props.limit ?? 10)} />
    </ContentFrame>
  ) : (
    <QueriedTimeline {...props} />
  );
}

const nothingToLoad = { isLoading: false, error: undefined, onRetry: () => undefined };
const height = 120;

function QueriedTimeline(props: TimelineProps) {
  const { title, time, text, note, limit = 10, plain } = props;
  const answer = useFigures(props);
  const items = answer.rows?.slice(0, limit).map((row): TimelineItem => {
    const [when, small] = [textOf(row, time), textOf(row, note)];
    return { text: textOf(row, text), ...(when !== '' && { time: when }), ...(small !== '' && { note: small }) };
  });
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={answer.error}
      onRetry={answer.refresh}
    >
      {items &&
        (items.length === 0 ? <ContentEmpty height={height} text={say('没有数据')} /> : <Events items={items} />)}
    </ContentFrame>
  );
}

function textOf(row: DataRecord, name: string | undefined): string {
  if (name === undefined) return '';
  return String(row[`${name}_dictText`] ?? row[name] ?? '');
}

function Events({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="pw-timeline">
      {items.map(({ time, text, note }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- events have no names, and equal ones may follow each other
        <li key={index}>
          {time !== undefined && <time>{time}</time>}
          <span>{text}</span>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
