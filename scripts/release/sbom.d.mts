export interface Component {
  name: string;
  version: string;
  licenses: ({ license: { id: string } } | { expression: string })[];
}
export function sbomOfServer(): Promise<{
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}>;
