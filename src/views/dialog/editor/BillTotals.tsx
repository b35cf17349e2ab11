import { say } from '../../../locale/index.ts';
import { ReadOnlyValue, useObserved, type FormModel } from '../../../runtime/form/index.ts';
import { totalsOf } from '../bill-facts.ts';

/** The totals of a bill next to its buttons, visible wherever its lines are scrolled to. */
export function BillTotals({ form }: { form: FormModel }) {
  const totals = useObserved(form, readTotals);
  if (totals.length === 0) return null;
  const nodes = new Map(totalsOf(form.resolved).map((node) => [node.address, node]));
  return (
    <dl className="pw-bill-totals" aria-label={say('合计')}>
      {totals.map(({ address, value }) => {
        const node = nodes.get(address);
        return (
          node && (
            <div key={address}>
              <dt>{node.title}</dt>
              <dd>
                <ReadOnlyValue node={node} value={value} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function readTotals(form: FormModel): { address: string; value: unknown }[] {
  return totalsOf(form.resolved).flatMap(({ address, path }) => {
    const state = form.state(address);
    if (!state?.visible || state.hidden) return [];
    return [{ address, value: state.value ?? form.record()[path] }];
  });
}
