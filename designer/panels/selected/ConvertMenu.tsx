import { Button, Dropdown } from 'antd';
import { useMemo } from 'react';

import { convertibleTo, convertNodes, type Converted } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { designerWords, type Locale } from '../../words/index.ts';

/** The menu of widgets into which the selected nodes can be converted; renders nothing if there are none. */
export function ConvertMenu({
  design,
  nodes,
  locale,
}: {
  design: OpenDesign;
  nodes: readonly Converted[];
  locale: Locale;
}) {
  const words = designerWords[locale];
  const { tree, vocabulary, fields, execute } = design;
  const choices = useMemo(
    () => convertibleTo({ tree, vocabulary, ...(fields && { fields }) }, nodes),
    [tree, vocabulary, fields, nodes],
  );
  if (choices.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: choices.map(({ widget, title }) => ({ key: widget, label: words.convertTo(title) })),
        onClick: ({ key }) => execute(convertNodes, { nodes, to: key }),
        'aria-label': words.convert,
      }}
    >
      <Button size="small" aria-haspopup="menu">
        {words.convert}
      </Button>
    </Dropdown>
  );
}
