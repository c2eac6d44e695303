declare module 'voucher:table' {
  import type { ServingTable } from '#tools/serving/table.ts';

  const table: ServingTable;
  export default table;
}
