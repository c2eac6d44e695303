import { observer } from 'mobx-react-lite';
import doors from '../../../kit/LinkCards.module.scss';
import { Link } from '../../../kit/Link.tsx';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { Offices } from '../places/Offices.tsx';
import { Picture } from '../../../kit/Picture.tsx';
import styles from './RegionView.module.scss';

/** The region's start page: what its voucher is for, links to the other pages, and the local offices. */
export const RegionView = observer(function RegionView() {
  const { t, siteText } = useText();
  const { site } = useServices();
  const { brand, keyVisualImage } = site.own;
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <TitledHeading title={t('region.title', { brand })} lead={siteText({ key: 'region.lead' })} />
        {keyVisualImage && (
          <Picture
            className={styles.picture}
            src={keyVisualImage}
            dark={site.own.darkPictures}
            alt=""
            width={560}
            height={315}
            data-print="never"
          />
        )}
      </div>
      <ul className={styles.doors}>
        <LinkCard to="/" icon={LATER_ICONS.gift} title={t('region.redeem')} text={t('region.redeemText')} />
        <LinkCard
          to="/shops"
          icon={LATER_ICONS.shop}
          title={t('region.shops')}
          text={t('region.shopsText')}
        />
        <LinkCard
          to="/acceptance-points"
          icon={LATER_ICONS.pin}
          title={t('region.toPoints')}
          text={t('region.pointsText')}
        />
      </ul>
      <Offices />
    </div>
  );
});

/** The kit's link card in an upright shape. */
function LinkCard({ to, icon, title, text }: { to: string; icon: IconName; title: string; text: string }) {
  return (
    <li className={styles.door}>
      <span className={styles.icon}>
        <Icon name={icon} size="l" />
      </span>
      <Link to={to} className={doors.link} data-print="text">
        {title}
      </Link>
      <span className={doors.text}>{text}</span>
    </li>
  );
}
