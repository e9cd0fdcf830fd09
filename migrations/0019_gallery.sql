CREATE TABLE `verdict_counts` (
	`month` text NOT NULL,
	`offer` text NOT NULL,
	`plan` text NOT NULL,
	`verdict` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `offer`, `plan`, `verdict`)
);
--> statement-breakpoint
ALTER TABLE `order_photos` ADD `remark` text;--> statement-breakpoint
ALTER TABLE `order_photos` ADD `verdict` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `revealed_at` integer;