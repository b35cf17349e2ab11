import type { ResolvedScreen } from '../../engine/screen/index.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { FormGrid, FormNodes, FormScope, useFormHandle } from '../../runtime/form/index.ts';
import { UnplacedProblems } from '../page/UnplacedProblems.tsx';

const nothing: DataRecord = {};

/** Draws a screen's tree; its expressions see `record` as `$record`. */
export function ScreenView({ screen, record = nothing }: { screen: ResolvedScreen; record?: DataRecord }) {
  const form = useFormHandle({ form: screen.form, record, mode: 'detail' });
  return (
    <FormScope form={form}>
      <section className="pw-form" aria-label={screen.title}>
        <UnplacedProblems problems={screen.problems} nodes={screen.form.nodes} />
        <FormGrid columns={1}>
          <FormNodes nodes={screen.form.nodes} />
        </FormGrid>
      </section>
    </FormScope>
  );
}
