import { packageContents } from '#domain/pricing/package-contents.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';

interface PackageContentsProps {
  /** What each contract is called here. */
  names: Record<'operator' | 'law-firm', string>;
}

/** What the package covers, by the two contracts that it is made of. */
export function PackageContents({ names }: PackageContentsProps) {
  const { locale } = useLocale();
  return (['law-firm', 'operator'] as const).map((contract) => (
    <div key={contract}>
      <Text variant="body2" tone="secondary">
        {names[contract]}
      </Text>
      <MarkedList items={packageContents[locale][contract]} included />
    </div>
  ));
}
