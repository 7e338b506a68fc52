module example.com/discriminator-agent

go 1.24
