/** Where antd draws: its theme and language, loaded with its first part. */
export { AntdScope, antdComponent, AntdScopeContext, useAntdScope } from './AntdScope.tsx';
