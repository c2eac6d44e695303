import { ShopHead } from '#ui/kit/ShopHead.tsx';
import { WrittenCode } from '#ui/screens/codes/codePage/WrittenCode.tsx';

/** What the early page's script fills in and puts into the covered card: the shop's head, and the code. */
export function ShownLink() {
  return (
    <template data-part="shown">
      <ShopHead shop="" logo="/" value="" />
      <WrittenCode code="" />
    </template>
  );
}
