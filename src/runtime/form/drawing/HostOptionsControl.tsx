import type { RemoteOptions } from '../../../engine/form/index.ts';
import { say } from '../../../locale/index.ts';
import { useHostOptions } from '../../host/index.ts';
import type { WidgetDefinition } from '../../registry/index.ts';
import { Control } from './Control.tsx';

/**
 * Renders a field's widget with the options that a function of the host application returns; tree widgets receive them
 * as their tree.
 */
export function HostOptionsControl(around: {
  remote: RemoteOptions;
  definition: WidgetDefinition;
  props: Record<string, unknown>;
}) {
  const { remote, definition, props } = around;
  const { options, isLoading, failure } = useHostOptions(remote);
  const declared = definition.props.properties;
  const isTree = typeof declared === 'object' && declared !== null && Object.hasOwn(declared, 'tree');
  return (
    <>
      <Control
        definition={definition}
        props={{
          ...props,
          options,
          ...(isTree && { tree: options }),
          ...(isLoading && { loading: true }),
        }}
      />
      {failure !== undefined && (
        <div className="pw-form-item-warning" role="alert">
          {say('选项没有取到：{failure}', { failure })}
        </div>
      )}
    </>
  );
}
