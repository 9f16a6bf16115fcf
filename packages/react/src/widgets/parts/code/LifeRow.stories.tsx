import type { Meta, StoryObj } from "@storybook/react-vite";
import type { LifeEntry, LifeKind } from "../../../rules/code/code-life.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { LifeRow } from "./LifeRow.tsx";

const entry = (kind: LifeKind, hoursAgo: number, more: Partial<LifeEntry> = {}): LifeEntry => ({
  kind,
  at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  isByReader: false,
  ...more,
});

const Rows = ({ entries }: { entries: readonly LifeEntry[] }) => (
  <Frame>
    <div className="seam-section seam-life">
      <div className="seam-info-label">Life of this code</div>
      <div className="seam-life-list" role="list" aria-label="Life of this code">
        {entries.map((each) => (
          <LifeRow key={each.kind} entry={each} zone="UTC" />
        ))}
      </div>
    </div>
  </Frame>
);

const meta = {
  component: Rows,
  args: {
    entries: [
      entry("lastUsed", 0, { uses: 9 }),
      entry("changed", 24, { isByReader: true }),
      entry("firstUsed", 52),
      entry("onLock", 76),
      entry("created", 76, { isByReader: true }),
    ],
  },
  argTypes: { entries: { control: false } },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { entries: [entry("created", 1)] } };
export const Refused: Story = { args: { entries: [entry("refused", 0), entry("created", 1, { isByReader: true })] } };
export const NotSet: Story = { args: { entries: [entry("notSet", 0), entry("created", 400 * 24)] } };
export const German: Story = { globals: { locale: "de" } };
export const Arabic: Story = { globals: { locale: "ar" } };
