import type { FormNode } from '../../../generated/documents.ts';
import type { WidgetPropsByName } from '../../../generated/props.ts';

type Expression = `{{${string}}}`;

/** A widget's props as a document may write them: a value, an expression, or null to remove an inherited one. */
type WrittenProps<Props> = { [Name in keyof Props]?: Props[Name] | Expression | null };

/** A form node with the props of its widget: one type per widget, so that a misspelt prop does not compile. */
export type WidgetNode = Omit<FormNode, 'x-component' | 'x-component-props' | 'properties'> & {
  properties?: Record<string, WidgetNode>;
} & (
    | { 'x-component'?: undefined }
    | {
        [Name in keyof WidgetPropsByName]: {
          'x-component': Name;
          'x-component-props'?: WrittenProps<WidgetPropsByName[Name]>;
        };
      }[keyof WidgetPropsByName]
  );
