import { useMemo } from 'react';

import type { ResolvedScreen } from '../../engine/figures/index.ts';
import { UnplacedProblems } from '../../kit/problem-card/index.ts';
import { controlColors } from '../../kit/tokens/control-colors.ts';
import { say } from '../../locale/index.ts';
import { FormGrid, FormNodes, FormScope, useFormHandle } from '../../runtime/form/index.ts';
import type { ListLocation } from '../../runtime/list/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { useFilterAddress, useOpenedFilters } from '../../runtime/screen/use-filters.ts';
import { PrintButton } from '../print/PrintButton.tsx';

import './screen.css';

const nothing: DataRecord = {};

/**
 * Renders a screen's tree under its filters, with a print button if the document defines one. Its expressions read
 * `record` as `$record`, and the filters as `$values`. With a `location` the filters are stored in the address.
 */
export function ScreenView(props: {
  screen: ResolvedScreen;
  record?: DataRecord;
  location?: ListLocation | undefined;
  onPrinted?: (() => void) | undefined;
}) {
  const { screen, record = nothing, location, onPrinted } = props;
  const { nodes } = screen.form;
  const [filters, content] = useMemo(
    () => [nodes.slice(0, screen.filters), nodes.slice(screen.filters)],
    [nodes, screen.filters],
  );
  const opened = useOpenedFilters(filters, location);
  const form = useFormHandle({
    form: screen.form,
    record: screen.filters > 0 ? { ...record, ...opened } : record,
    mode: screen.filters > 0 ? 'create' : 'detail',
  });
  useFilterAddress(form, filters, location);
  return (
    <FormScope form={form}>
      <section className="pw-form" aria-label={screen.title}>
        {screen.print && (
          <div className="pw-screen-tools">
            <PrintButton form={form} title={screen.title} paper={screen.paper} onPrinted={onPrinted} />
          </div>
        )}
        <UnplacedProblems problems={screen.problems} nodes={nodes} />
        {filters.length > 0 && (
          <div className="pw-screen-filters" style={controlColors(false)} role="search" aria-label={say('筛选')}>
            <FormNodes nodes={filters} />
          </div>
        )}
        <FormGrid columns={1}>
          <FormNodes nodes={content} />
        </FormGrid>
      </section>
    </FormScope>
  );
}
