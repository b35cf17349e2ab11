import type { MeasureShape } from '../../../engine/figures/index.ts';
import { say } from '../../../locale/index.ts';
import { valueText } from '../../../views/screen/index.ts';

/** The reached part of a target, as a bar and in percent. */
export function TargetBar(props: { value: number; target: number; shape: MeasureShape; title: string | undefined }) {
  const { value, target, shape, title } = props;
  const percent = Math.round((value / target) * 1000) / 10;
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div className="pw-statistic-target">
      <div
        role="progressbar"
        aria-label={say('{title}的目标', { title: title ?? shape.title })}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%`}
      >
        <div style={{ width: `${shown}%` }} />
      </div>
      <span>{say('目标 {valueText}，完成 {percent}%', { valueText: valueText(target, shape), percent })}</span>
    </div>
  );
}
