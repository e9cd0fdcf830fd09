CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`portraits` text NOT NULL,
	`may_download` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`withdrawn_at` integer,
	`views` integer DEFAULT 0 NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shares_order` ON `shares` (`order_id`,`created_at`);