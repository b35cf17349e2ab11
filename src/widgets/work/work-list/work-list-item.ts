import type { WorkListWidgetProps } from '../../../../generated/props.ts';

export type WorkListItem = NonNullable<WorkListWidgetProps['lists']>[number];
